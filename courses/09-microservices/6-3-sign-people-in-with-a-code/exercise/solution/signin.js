import { challengeOf } from './sha256.js'

const lifetime = 60

export function createLogin({ clients, clock, newCode }) {
  const codes = new Map() // code -> what it was given for

  return {
    authorize({ client, redirect, state, challenge, method }, user) {
      if (!Object.hasOwn(clients, client)) return { error: 'unknown client' }
      if (!clients[client].redirects.includes(redirect)) return { error: 'wrong redirect' }
      const back = (answer) => ({ redirect: `${redirect}?${new URLSearchParams({ ...answer, state })}` })
      if (!challenge || method !== 'S256') return back({ error: 'invalid_request' })
      const code = newCode()
      codes.set(code, { client, redirect, challenge, user, until: clock() + lifetime })
      return back({ code })
    },
    token({ client, redirect, code, verifier }) {
      const given = codes.get(code)
      codes.delete(code) // once, whatever happens
      const isGood =
        given &&
        clock() < given.until &&
        given.client === client &&
        given.redirect === redirect &&
        typeof verifier === 'string' &&
        challengeOf(verifier) === given.challenge
      return isGood ? { user: given.user } : { error: 'invalid_grant' }
    },
  }
}

export function createSignIn({ client, redirect, newText }) {
  const begun = new Map() // session -> Map of state -> verifier

  return {
    begin(session) {
      const [state, verifier] = [newText(), newText()]
      if (!begun.has(session)) begun.set(session, new Map())
      begun.get(session).set(state, verifier)
      return { client, redirect, state, challenge: challengeOf(verifier), method: 'S256' }
    },
    finish(session, { code, state, error }) {
      const verifier = begun.get(session)?.get(state)
      if (verifier === undefined) throw new Error('wrong state')
      begun.get(session).delete(state)
      if (error) throw new Error(error)
      return { client, redirect, code, verifier }
    },
  }
}
