// Connects the files. Read it, but change only signin.js.
import { challengeOf } from './sha256.js'
import { createLogin, createSignIn } from './signin.js'
export { challengeOf, createLogin, createSignIn }

export const clients = {
  'office-app': { redirects: ['https://app.tiffin.example/callback', 'https://app.tiffin.example/test'] },
  'kitchen-board': { redirects: ['https://kitchen.tiffin.example/callback'] },
}

/** A login service whose time (in seconds) you set. */
export function start() {
  const time = { now: 1000 }
  let count = 0
  const login = createLogin({ clients, clock: () => time.now, newCode: () => `code-${++count}` })
  return { time, login }
}

/** A gateway with its own store of sign-ins. */
export function startGateway() {
  let count = 0
  const newText = () => `${'random text with more than forty-three letters '.replaceAll(' ', '-')}${++count}`
  return createSignIn({ client: 'office-app', redirect: 'https://app.tiffin.example/callback', newText })
}

const { login } = start()
const gateway = startGateway()
const request = gateway.begin('session-1')
console.log('to the login service:', request)
const answer = login.authorize(request, 'user-7')
console.log('back to the gateway: ', answer)
const query = Object.fromEntries(new URL(answer.redirect ?? 'https://nowhere.example').searchParams)
const exchange = gateway.finish('session-1', query)
console.log('from server to server:', exchange, login.token(exchange))
