# The storefronts. One block for each, and its line in vcl_init.

probe alive {
    .request = "GET /healthz HTTP/1.1" "Host: varnish" "Connection: close";
    .interval = 1s;
    .timeout = 2s;
    .window = 2;
    .threshold = 2;
    .initial = 1;
}

backend storefront_1 {
    .host = "storefront-1";
    .port = "3000";
    .probe = alive;
    .connect_timeout = 1s;
    .first_byte_timeout = 40s;
    .between_bytes_timeout = 15s;
}

backend storefront_2 {
    .host = "storefront-2";
    .port = "3000";
    .probe = alive;
    .connect_timeout = 1s;
    .first_byte_timeout = 40s;
    .between_bytes_timeout = 15s;
}

sub vcl_init {
    new storefronts = directors.round_robin();
    storefronts.add_backend(storefront_1);
    storefronts.add_backend(storefront_2);
}
