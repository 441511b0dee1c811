@rem Windows has no exec: the scripts of package.json use it, so that no shell stands between npm and what it is to stop.
@%*
