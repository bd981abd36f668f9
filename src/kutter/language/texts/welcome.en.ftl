## The start page

page-start-about = With friends or against bots, right in the browser: no account, no download, free.
page-continue = Continue
