vcl 4.1;

# Varnish in front of n storefronts. It caches what their front doors mark as shareable
# (CDN-Cache-Control, RFC 9213), for as long as they say, and forwards every request unchanged: the
# door serves shared pages from its own key and never from a visitor's cookies, so what Varnish
# caches is never private. Varnish's key (X-Key-*) must distinguish whatever the door's key
# distinguishes; docs/scaling.md.

import directors;
import std;

include "backends.vcl";

# Trusted hops between a visitor and Varnish, for client addresses: the TLS proxy.
acl in_front {
    "127.0.0.0"/8;
    "::1";
    "10.0.0.0"/8;
    "172.16.0.0"/12;
    "192.168.0.0"/16;
}

sub vcl_recv {
    set req.backend_hint = storefronts.backend();

    # The purge listener, only reachable by storefronts: each bans here once it has purged its own
    # pages.
    if (local.socket == "purge") {
        if (req.method != "BAN") {
            return (synth(405));
        }
        if (req.http.Cache-Tag !~ "^[a-z0-9:-]{1,100}(,[a-z0-9:-]{1,100})*$") {
            return (synth(400));
        }
        if (!std.ban("obj.http.Cache-Tag ~ (^|,)(" + regsuball(req.http.Cache-Tag, ",", "|") + ")(,|$)")) {
            return (synth(500));
        }
        return (synth(204));
    }

    if (req.restarts == 0) {
        unset req.http.X-Key-Refresh;
        unset req.http.X-Key-Failed;
        # Varnish has appended its client's address, which is the TLS proxy's; the door trusts the
        # last one.
        if (client.ip !~ in_front) {
            set req.http.X-Forwarded-For = client.ip;
        } elsif (req.http.X-Forwarded-For ~ ",") {
            set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, "\s*,[^,]*$", "");
        }
        unset req.http.X-Forwarded-Host;
        unset req.http.Forwarded;
        unset req.http.X-Request-Id;
    }

    if (req.method !~ "^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") {
        return (synth(405));
    }
    # Storefronts are purged by their backend, over internal addresses.
    if (req.url ~ "^/(purges|readyz)(\?|$)") {
        return (synth(404));
    }
    if (req.method !~ "^(GET|HEAD)$" || !req.http.Host || req.http.Authorization) {
        return (pass);
    }
    # Files with a hash in their name are the same for everybody.
    if (req.url ~ "^/_next/static/[^?]+$") {
        set req.http.X-Key-Url = req.url;
        unset req.http.X-Key-Host;
        unset req.http.X-Key-Choices;
        call choose_encoding;
        return (hash);
    }
    # Never shared; the door decides about the rest, by leaving CDN-Cache-Control out.
    if (req.url ~ "^/(_next|api|assets)/") {
        return (pass);
    }

    # A session, and visits without header or footer: private.
    if (req.http.Cookie ~ "(^|[;\s])((__Host-)?sid|hideHeader|hideFooter)\s*(=|;|$)") {
        return (pass);
    }

    # Normalised like lib/tenant/resolve-tenant.ts.
    set req.http.X-Key-Host = regsub(regsub(regsub(std.tolower(req.http.Host), ":\d+$", ""), "\.$", ""), "^www\.", "");

    # Without irrelevant parameters (lib/routes/shared-query.ts), in a fixed order.
    set req.http.X-Key-Url = regsuball(req.url,
        "(?i)(?<=[?&])(utm_\w{1,30}|gclid|gbraid|wbraid|dclid|gad_\w{1,20}|fbclid|msclkid|twclid|ttclid|li_fat_id|igshid|yclid|mc_[ce]id|_ga|_gl|_hs\w{1,10})(=[^&]*)?(&|$)", "");
    if (!req.http.RSC) {
        set req.http.X-Key-Url = regsuball(req.http.X-Key-Url, "(?<=[?&])_rsc(=[^&]*)?(&|$)", "");
    }
    set req.http.X-Key-Url = std.querysort(regsub(req.http.X-Key-Url, "[?&]+$", ""));
    # Parameters that a shared page may have (lib/routes/sharing.ts); requests with any other are
    # passed.
    if (req.http.X-Key-Url ~ "\?" && req.http.X-Key-Url !~ "^[^?]*\?((tab|slug|id|_rsc)=[^&]*)(&(tab|slug|id|_rsc)=[^&]*)*$") {
        return (pass);
    }

    # Only the three cookies that a shared page depends on count, and only in the site's own format.
    set req.http.X-Key-Choices = "";
    if (req.http.Cookie ~ "(^|[;\s])(currency|locale|residence)\s*=") {
        if (req.http.Cookie ~ "(^|[;\s])(currency|locale|residence)\s*=(.*[;\s])?\2\s*="
            || regsuball(req.http.Cookie, "(^|;) ?(currency=[A-Z]{3}(\.[A-Z]{2})?|locale=[a-zA-Z-]{2,10}|residence=[A-Z]{2})(?=;|$)", "") ~ "(^|[;\s])(currency|locale|residence)\s*=") {
            return (pass);
        }
        if (req.http.Cookie ~ "(^|; ?)currency=") {
            set req.http.X-Key-Choices = regsub(req.http.Cookie, "^(.*; ?)?currency=([A-Z.]+).*$", "\2");
        }
        set req.http.X-Key-Choices = req.http.X-Key-Choices + "|";
        # If the path has a language, the stored one doesn't matter.
        if (req.http.Cookie ~ "(^|; ?)locale=" && req.url !~ "^/[a-z]{2}(/|\?|$)") {
            set req.http.X-Key-Choices = req.http.X-Key-Choices + regsub(req.http.Cookie, "^(.*; ?)?locale=([a-zA-Z-]+).*$", "\2");
        }
        set req.http.X-Key-Choices = req.http.X-Key-Choices + "|";
        if (req.http.Cookie ~ "(^|; ?)residence=") {
            set req.http.X-Key-Choices = req.http.X-Key-Choices + regsub(req.http.Cookie, "^(.*; ?)?residence=([A-Z]+).*$", "\2");
        }
    }
    call choose_encoding;

    # A copy that may only be served on error doesn't count before a fetch was tried.
    if (req.http.X-Key-Refresh) {
        set req.grace = 0s;
    } else {
        set req.grace = 100d;
    }
    return (hash);
}

# The door has each page in each encoding; Varnish runs with http_gzip_support=off and stores them
# unchanged.
sub choose_encoding {
    if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
}

sub vcl_hash {
    hash_data(req.http.X-Key-Url);
    hash_data(req.http.X-Key-Host);
    hash_data(req.http.X-Key-Choices);
    # The client router's headers; here rather than in Vary, so that made-up ones don't compete with
    # documents.
    hash_data(req.http.RSC);
    hash_data(req.http.Next-Router-State-Tree);
    hash_data(req.http.Next-Router-Prefetch);
    hash_data(req.http.Next-Router-Segment-Prefetch);
    hash_data(req.http.Next-Url);
    return (lookup);
}

sub vcl_hit {
    # Fresh, or stale and served while a new one is fetched.
    if (obj.ttl + std.duration(obj.http.X-Key-Stale + "s", 0s) >= 0s) {
        return (deliver);
    }
    # Older: only if there is nothing else.
    if (req.http.X-Key-Failed || !std.healthy(req.backend_hint)) {
        return (deliver);
    }
    set req.http.X-Key-Refresh = "1";
    return (restart);
}

sub vcl_backend_fetch {
    unset bereq.http.X-Key-Url;
    unset bereq.http.X-Key-Host;
    unset bereq.http.X-Key-Choices;
    unset bereq.http.X-Key-Failed;
    if (!bereq.uncacheable) {
        # Always the whole page: a cached page is never assembled from two responses.
        unset bereq.http.If-None-Match;
        unset bereq.http.If-Modified-Since;
    }
}

sub vcl_backend_response {
    # A failure replaces no copy.
    if (beresp.status >= 500 && (bereq.is_bgfetch || bereq.http.X-Key-Refresh)) {
        return (abandon);
    }
    # During a deployment another storefront may have the file.
    if (beresp.status == 404 && bereq.url ~ "^/_next/static/" && bereq.retries == 0) {
        return (retry);
    }
    if (bereq.uncacheable) {
        return (deliver);
    }
    if (beresp.status == 200 && !beresp.http.Set-Cookie && bereq.url ~ "^/_next/static/[^?]+$" && beresp.http.Cache-Control ~ "immutable") {
        set beresp.ttl = 1d;
        set beresp.grace = 0s;
        return (deliver);
    }
    if (beresp.status != 200 || beresp.http.Set-Cookie || beresp.http.Cache-Status ~ "fwd=bypass"
        || beresp.http.CDN-Cache-Control !~ "(^|[\s,])max-age=\d{1,9}([\s,]|$)" || beresp.http.CDN-Cache-Control ~ "no-store|no-cache|private") {
        # Cached as uncacheable for a moment, so that requests aren't serialised; not for errors,
        # which would hide a copy.
        set beresp.uncacheable = true;
        set beresp.grace = 0s;
        set beresp.ttl = 0s;
        if (beresp.status < 400) {
            set beresp.ttl = 10s;
        }
        return (deliver);
    }

    # All counted from when the door rendered it: a page is never older here than it could be there.
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^(.*[\s,])?max-age=(\d+).*$", "\2s"), 0s) - beresp.age;
    set beresp.http.X-Key-Stale = regsub(beresp.http.CDN-Cache-Control, "^.*stale-while-revalidate=(\d+).*$", "\1");
    set beresp.grace = std.duration(beresp.http.X-Key-Stale + "s", 0s);
    if (std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s) > beresp.grace) {
        set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
    }
    set beresp.keep = 0s;
    set beresp.http.Cache-Tag = regsuball(beresp.http.Cache-Tag, "\s", "");
    # Browsers get the whole Vary; here the key already covers the rest.
    set beresp.http.X-Key-Vary = beresp.http.Vary;
    set beresp.http.Vary = "Accept-Encoding";
    unset beresp.http.X-Request-Id;
    # Clients can create any number of these: they evict each other and no document.
    if (bereq.http.RSC) {
        set beresp.storage = storage.router;
    } else {
        set beresp.storage = storage.pages;
    }
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.retries == 0 && bereq.method ~ "^(GET|HEAD)$") {
        return (retry);
    }
    if (bereq.is_bgfetch || bereq.http.X-Key-Refresh) {
        return (abandon);
    }
    set beresp.status = 503;
    set beresp.http.Retry-After = "5";
    set beresp.http.Cache-Control = "private, no-store";
    set beresp.http.X-Content-Type-Options = "nosniff";
    set beresp.http.Content-Security-Policy = "default-src 'none'; frame-ancestors 'none'";
    if (bereq.url ~ "^/api(/|\?|$)") {
        set beresp.http.Content-Type = "application/json";
        set beresp.body = {"{"code":"service_unavailable","message":"Something went wrong","error":"Something went wrong","requestId":""} + bereq.xid + {"" }"};
    } else {
        set beresp.http.Content-Type = "text/html; charset=utf-8";
        set beresp.body = {"<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Something went wrong.</title></head><body><h1>Something went wrong.</h1><p>503</p></body></html>"};
    }
    return (deliver);
}

sub vcl_synth {
    # No new copy could be fetched: the old one is served, for as long as allowed.
    if (resp.status == 503 && req.http.X-Key-Refresh) {
        unset req.http.X-Key-Refresh;
        set req.http.X-Key-Failed = "1";
        return (restart);
    }
    set resp.http.Cache-Control = "private, no-store";
    set resp.body = "";
    return (deliver);
}

sub vcl_deliver {
    if (resp.http.X-Key-Vary) {
        set resp.http.Vary = resp.http.X-Key-Vary;
    }
    if (obj.hits > 0) {
        set resp.http.Cache-Status = resp.http.Cache-Status + ", varnish; hit";
    }
    unset resp.http.X-Key-Vary;
    unset resp.http.X-Key-Stale;
    unset resp.http.CDN-Cache-Control;
    unset resp.http.Cache-Tag;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    return (deliver);
}
