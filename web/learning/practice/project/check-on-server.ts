import type { checkInPage } from '../exercise/check-in-page.ts'
import { loadExplanations } from '../explanation/use-explanations.ts'

/** Runs the visible checks of a project as a try of its step. What does that is loaded when somebody runs them. */
export const checkOnServer =
  (stepId: number): typeof checkInPage =>
  (_exercise, files, events) => {
    const stopping = new AbortController()
    const run = async () => {
      // By the time a check fails, they are there.
      void loadExplanations().catch(() => {})
      const { runTry } = await import('./run-try.ts')
      const begun = Date.now()
      const ran = await runTry({ stepId, code: [...files], request: null }, stopping.signal, (shown) => {
        if (shown.state === 'queued') return events.onLoading(Date.now() - begun < longMs ? waiting : stillWaiting, 0)
        events.onPrinted(shown.printed)
        events.onResults(shown.results)
      })
      if (ran.is === 'problem') return unavailable(ran.problem)
      const { results, failure } = ran.tried
      return { results, failure, problem: null }
    }
    return { stop: () => stopping.abort(), done: run().catch(() => unavailable(notLoaded)) }
  }

const longMs = 20_000
const waiting = 'Waiting for our server…'
const stillWaiting = 'Our server is busy, so this takes longer than usual. You can keep working.'

const unavailable = (problem: string) => ({ results: [], failure: null, problem })

const notLoaded = 'We couldn’t load what runs the checks. Check your connection and try again.'
