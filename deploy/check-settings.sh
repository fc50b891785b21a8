#!/bin/sh
# Refuses settings with which nginx would start and serve something wrong. The container runs it before nginx.
set -eu

refuse() {
    echo "turpial: $1" >&2
    exit 1
}

case "${API_UPSTREAM:-}" in
    http://*/ | https://*/) refuse "API_UPSTREAM must not end with a slash: nginx would cut /api off every call" ;;
    http://?* | https://?*)
        # Behind the host nothing may follow: a path would replace /api in every call.
        case "${API_UPSTREAM#*://}" in
            */*) refuse "API_UPSTREAM must be an origin without a path, such as http://api:8080" ;;
        esac ;;
    *) refuse "API_UPSTREAM must be an origin such as http://api:8080; it is '${API_UPSTREAM:-}'" ;;
esac

case "${TRUSTED_PROXY:-}" in
    '') refuse "TRUSTED_PROXY must be the address or network of the proxy that ends TLS" ;;
    */0) refuse "TRUSTED_PROXY must not be everybody: visitors could invent their address" ;;
esac

case "${SITE_PORT:-}" in
    '' | *[!0-9]*) refuse "SITE_PORT must be a port; it is '${SITE_PORT:-}'" ;;
esac

[ -f "${SITE_ROOT:-}/dist/app.html" ] && [ -f "$SITE_ROOT/dist-nginx/pages.conf" ] ||
    refuse "SITE_ROOT must have dist/ and dist-nginx/ of one build; it is '${SITE_ROOT:-}'"

# The image's next script fills in the template there. Without the right to write it only logs, and nginx serves nothing.
conf=${NGINX_ENVSUBST_OUTPUT_DIR:-/etc/nginx/conf.d}
(: >>"$conf/site.conf") 2>/dev/null ||
    refuse "user $(id -u) must be able to write to $conf: mount a tmpfs there, or run as the image's user"
