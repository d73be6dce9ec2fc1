import { handleRejectedToken, unreachable, withToken } from '#web/kit/api/api.ts'
import { type Call, createCall } from '#web/kit/api/call.ts'
import { fetchFromServer } from '#web/kit/api/connection.ts'
import { storedToken } from '#web/kit/api/session.ts'

/** Only the server itself answers: `call` takes what this device has if the server can't be reached. */
export const callServer: Call = createCall(async ({ path, headers }) => {
  const token = storedToken()
  const response = await fetchFromServer(path, { headers: withToken(headers, token) }).catch(() => {
    throw unreachable()
  })
  const body: unknown = await response.json().catch(() => null)
  handleRejectedToken(response.status, token, body)
  return { http: response.status, body }
})
