### What is said about ratings on Discord, in English.

lobby-rated = This match is rated: nothing is taken back, and there are no hints.
no-hints-rated = There are no hints in a rated match.
rank-title = Ranking: { $game }
rank-here = On this server
rank-everywhere = On all servers
rank-line = { $place }. { $name }: { NUMBER($rating, useGrouping: 0) } ({ $matches })
rank-heading-rating = Rating
rank-heading-matches = Matches
rank-empty = Nobody is ranked yet. Ranked is who has played enough rated matches for their rating to be stable: `/game new` with “rated”, or a tournament.
rank-you = You are in place { $place } with { NUMBER($rating, useGrouping: 0) }.
rank-you-provisional = Your rating is { NUMBER($rating, useGrouping: 0) } for now. Play some more rated matches and you are ranked.
rank-you-none = You have not played a rated match yet.
rank-you-hidden = You are not in the lists, as you wished; `/settings` changes that.
profile-title = { $name } at { $game }
profile-rating = Rating: { NUMBER($rating, useGrouping: 0) }, give or take { NUMBER($doubt, useGrouping: 0) }.
profile-provisional = Rating: { NUMBER($rating, useGrouping: 0) }, give or take { NUMBER($doubt, useGrouping: 0) }; provisional, until more is known.
profile-unrated = No rated matches yet.
profile-place = Place { $place } of { $count }.
profile-results =
    { $played ->
        [one] One match played to its end, { $won ->
            [0] not won
           *[other] won
        }.
       *[other] { $played } matches played to their end, { $won } of them won ({ $share } %).
    }
profile-no-results = No match played to its end yet.
profile-places = Places: { $places }.
profile-times = { $place }. × { $times }
profile-punctual = Punctuality: { $dots }
profile-favourites = Likes best: { $places }.
profile-favourite = { $place } ({ $times }×)
profile-axis = Rating
profile-hidden = { $name } does not want to be looked up.
profile-day = { $day }/{ $month }/{ $year }
settings-unlisted = You are in no ranking, and nobody else can look you up.

command-rank = rank
command-rank-about = Who is how strong
command-profile = profile
command-profile-about = How somebody plays: rating, results, punctuality, favourites
command-option-everywhere = everywhere
command-option-everywhere-about = On all servers, not only on this one
command-option-who = person
command-option-who-about = Who; nothing: you
command-option-listed = listed
command-option-listed-about = Whether you are in rankings and others can look you up
command-option-rated-match = rated
command-option-rated-match-about = Whether the match changes ratings; then nothing is taken back
