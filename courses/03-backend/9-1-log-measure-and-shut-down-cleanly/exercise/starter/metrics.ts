const bounds = [5, 10, 25, 50, 100, 250, 500, 1000, 2500] // milliseconds

/** Counts requests in buckets by duration: small, and it can be added up over several servers. */
export function createMetrics() {
  return {
    observe(route: string, status: number, ms: number): void {
      // Write your code here.
    },
    /**
     * The text format of Prometheus. For each route and status class:
     * http_request_ms_bucket{route="hold",status="2xx",le="50"} 7   one line per bound: requests that took at most 50 ms
     * http_request_ms_bucket{route="hold",status="2xx",le="+Inf"} 9 all requests
     * http_request_ms_sum{route="hold",status="2xx"} 312.5          and http_request_ms_count
     */
    render(): string {
      // Write your code here.
      return ''
    },
  }
}
