// On another machine: TOPIC=… HEALTH_URL=https://ledger.example.com/health node watch.mjs
import { createWatch } from './watch.js'

const send = (text) => fetch(`https://ntfy.sh/${process.env.TOPIC}`, { method: 'POST', body: text })
const watch = createWatch({ notify: (text) => send(text).catch(console.error) })

async function look() {
  const ok = await fetch(process.env.HEALTH_URL, { signal: AbortSignal.timeout(5000) }).then(
    (response) => response.ok,
    () => false,
  )
  watch.report(ok, Date.now())
}
setInterval(look, 60_000)
