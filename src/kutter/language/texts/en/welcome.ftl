## The start page

page-start-about = With friends or against bots, right in the browser: no account, no download, free.
page-continue = Continue

## The result

page-place = Place { $number }
page-best-moment = Best moment
page-turning-point = The turning point
page-see-it = See it again

## The joining page

page-invited-by = { $name } invites you.
page-invited-device = Play on with this device.
page-invited-seats = Who sits at the table
page-invited-seat = your seat
page-invited-free = still free

## Sounds

page-sound = Sound

## Rules

page-contents = Contents
