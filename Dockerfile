# The bot as `python -m bot run` (docs/operators.md). Holds no token: it is given when the bot starts.
FROM python:3.12-slim

ENV PYTHONUNBUFFERED=1 \
    FIAKER_DATABASE=/data/fiaker.sqlite

WORKDIR /opt/fiaker

# First what seldom changes: the libraries, in exactly the versions the tests ran with.
COPY locks/run.lock locks/run.lock
RUN python -m pip install --no-cache-dir --disable-pip-version-check --root-user-action=ignore \
        --only-binary=:all: --require-hashes -r locks/run.lock

COPY LICENSE LICENSE
COPY games games
COPY language language
COPY render render
COPY bot bot
COPY cogs cogs

# Compiled now, for the running bot may not write here. /data is the only place that is its own;
# a new volume takes over the owner of the folder that it covers.
RUN python -m compileall -q bot cogs games language render \
    && useradd --system --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin fiaker \
    && install -d -o fiaker -g fiaker -m 0750 /data

USER fiaker
VOLUME /data

# Healthy while Discord is connected and the bot is awake.
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s --retries=2 \
    CMD ["python", "-m", "bot", "health"]

# No shell in between: the signal to stop reaches the bot, which then finishes the work in hand.
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
