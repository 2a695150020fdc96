#include <arpa/inet.h>
#include <curl/curl.h>

/* Swift calls no function with a variable number of arguments, so each function here sets options
   of one type. */
static inline CURLcode tapas_curl_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode tapas_curl_set_text(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode tapas_curl_set_fields(CURL *easy, struct curl_slist *fields) {
  return curl_easy_setopt(easy, CURLOPT_HTTPHEADER, fields);
}

/* The bytes are copied. */
static inline CURLcode tapas_curl_set_body(CURL *easy, const void *bytes, size_t count) {
  CURLcode code = curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
  return code ? code : curl_easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, bytes);
}

/* What a transfer calls, each function with `data`. */
struct tapas_curl_callbacks {
  size_t (*head)(char *bytes, size_t size, size_t count, void *data);
  size_t (*body)(char *bytes, size_t size, size_t count, void *data);
  int (*wire)(CURL *easy, curl_infotype type, char *bytes, size_t count, void *data);
  curl_socket_t (*socket)(void *data, curlsocktype purpose, struct curl_sockaddr *address);
  int (*before)(void *data, char *remote, char *local, int remote_port, int local_port);
};

static inline void tapas_curl_set_callbacks(
    CURL *easy, struct tapas_curl_callbacks callbacks, void *data) {
  curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, callbacks.head);
  curl_easy_setopt(easy, CURLOPT_HEADERDATA, data);
  curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, callbacks.body);
  curl_easy_setopt(easy, CURLOPT_WRITEDATA, data);
  curl_easy_setopt(easy, CURLOPT_DEBUGFUNCTION, callbacks.wire);
  curl_easy_setopt(easy, CURLOPT_DEBUGDATA, data);
  curl_easy_setopt(easy, CURLOPT_VERBOSE, 1L);
  curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, callbacks.socket);
  curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, data);
  curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, callbacks.before);
  curl_easy_setopt(easy, CURLOPT_PREREQDATA, data);
}

/* The file of trusted certificates that libcurl was built with, or NULL. */
static inline const char *tapas_curl_certificates(void) {
  return curl_version_info(CURLVERSION_NOW)->cainfo;
}

/* The system's number for the last failure of this transfer's sockets. */
static inline long tapas_curl_errno(CURL *easy) {
  long number = 0;
  curl_easy_getinfo(easy, CURLINFO_OS_ERRNO, &number);
  return number;
}

static inline void tapas_curl_set_max_connects(CURLM *multi, long count) {
  curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, count);
}

/* Writes the address as text. Swift sees only the first 16 bytes of a `sockaddr`, and an IPv6
   address is longer. */
static inline int tapas_curl_address(
    const struct curl_sockaddr *address, char *text, unsigned int size) {
  const void *place = NULL;
  if (address->family == AF_INET)
    place = &((const struct sockaddr_in *)&address->addr)->sin_addr;
  if (address->family == AF_INET6)
    place = &((const struct sockaddr_in6 *)&address->addr)->sin6_addr;
  return place && inet_ntop(address->family, place, text, size);
}
