// k6 run rush.js        (https://grafana.com/docs/k6/latest/set-up/install-k6/)
import http from 'k6/http'
import { check } from 'k6'

const rates = [25, 50, 100, 200, 400]
// "Sold out" (409) is a correct answer, not a failure.
http.setResponseCallback(http.expectedStatuses(201, 409))

export const options = {
  scenarios: {
    rush: {
      executor: 'ramping-arrival-rate', // people come when they come, whether the server is quick or not
      startRate: rates[0],
      timeUnit: '1s',
      preAllocatedVUs: 100,
      maxVUs: 1000,
      stages: rates.flatMap((target) => [
        { target, duration: '1s' },
        { target, duration: '15s' },
      ]),
    },
  },
  thresholds: {
    http_req_failed: ['rate<0.01'],
    http_req_duration: ['p(95)<300'],
  },
}

export default function () {
  const response = http.post(`${__ENV.BASE ?? 'http://localhost:3000'}/holds`)
  check(response, { 'held or sold out': (r) => r.status === 201 || r.status === 409 })
}
