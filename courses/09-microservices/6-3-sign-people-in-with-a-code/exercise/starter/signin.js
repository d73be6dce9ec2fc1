import { challengeOf } from './sha256.js'

/**
 * The login service. clients: { 'office-app': { redirects: ['https://app.tiffin.example/callback'] }, … }
 * clock(): seconds. newCode(): a new random code.
 */
export function createLogin({ clients, clock, newCode }) {
  return {
    /**
     * A signed-in person comes with a request: { client, redirect, state, challenge, method }. Returns one of
     *   { error: 'unknown client' }   { error: 'wrong redirect' }       shown by us; the browser is sent nowhere
     *   { redirect: 'https://…/callback?error=invalid_request&state=…' }   no challenge, or a method that isn't 'S256'
     *   { redirect: 'https://…/callback?code=…&state=…' }
     * Texts in an address are encoded: encodeURIComponent, or URLSearchParams.
     */
    authorize({ client, redirect, state, challenge, method }, user) {
      return { redirect: `${redirect}?code=${newCode()}` }
    },
    /**
     * The gateway comes, without a browser: { client, redirect, code, verifier }. Returns { user }, or
     * { error: 'invalid_grant' } for a code that is unknown, used, 60 seconds old or older, or another client's, or with
     * another redirect or a wrong verifier. Every attempt uses up the code.
     */
    token({ client, redirect, code, verifier }) {
      return { error: 'invalid_grant' }
    },
  }
}

/** The gateway's side. newText(): a new long random text, another one each time. */
export function createSignIn({ client, redirect, newText }) {
  return {
    /** Remembers a new state and verifier for this session. Returns { client, redirect, state, challenge, method }. */
    begin(session) {
      return { client, redirect, state: '', challenge: '', method: 'S256' }
    },
    /**
     * The browser is back with the query: { code, state } or { error, state }. Returns { client, redirect, code, verifier } for token().
     * Throws 'wrong state' if this session has begun no sign-in with this state, or has finished it already, and the
     * text of the error if there is one (after the state).
     */
    finish(session, { code, state, error }) {
      return { client, redirect, code, verifier: '' }
    },
  }
}
