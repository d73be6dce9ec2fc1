// Lets Node run tests of components on your computer (npm test). The checks on our server bring their own page.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { Window } from 'happy-dom'
import { transform } from 'sucrase'

registerHooks({
  load(url, context, next) {
    if (url.includes('/node_modules/') || !/\.(?:[jt]sx?|json|css)$/.test(url)) return next(url, context)
    const text = readFileSync(new URL(url), 'utf8')
    if (url.endsWith('.json')) return { format: 'json', source: text, shortCircuit: true }
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true }
    const options = { transforms: ['typescript', 'jsx'], jsxRuntime: 'automatic', production: true, disableESTransforms: true }
    return { format: 'module', source: transform(text, options).code, shortCircuit: true }
  },
})

const window = new Window({ url: 'http://localhost:5173/' })
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !['navigator', 'Event', 'EventTarget', 'FormData', 'localStorage'].includes(name)) continue
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true })
}
Object.assign(globalThis, { window, document: window.document })
