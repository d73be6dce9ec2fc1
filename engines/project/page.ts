import { type HTMLElement, type HTMLFormElement, type HTMLInputElement, Window } from 'happy-dom'
import type { Data } from '../calls/call.ts'
import type { ProgramFile } from '../program.ts'
import { addStyles, fileNamed, pageSettings, replaceGlobals } from '../realm/html.ts'
import { type AppResponse } from './app.ts'
import { type Step, textOf } from './steps.ts'

type PageRequest = { method: string; path: string; body: unknown }
type Answer = { method: string; path: string; status: number; body: unknown }

type PageOptions = {
  files: readonly ProgramFile[]
  path: string
  /** Makes the modules of the page run again, as a browser does when it opens one. */
  openModules: () => (path: string) => Promise<unknown>
  /** The project's own API, if it has one. */
  request: ((request: PageRequest & { headers: Record<string, string> }) => Promise<AppResponse>) | null
  print: (text: string) => void
}

export type Page = { act: (action: string, step: Step) => Promise<unknown>; close: () => Promise<void> }

const origin = 'http://localhost:3000'
const { fetch: nodeFetch } = globalThis
/** Turns of the event loop: a page that never comes to rest is read as it is then. */
const maxTurns = 400

/** A page read with happy-dom, on which a check clicks and types as people do. */
export function createPage({ files, path, openModules, request, print }: PageOptions): Page {
  let window: Window | null = null
  let stored: [string, string][] = []
  let changes = 0
  let fetching = 0
  const answers: Answer[] = []
  const requests: PageRequest[] = []

  const respond = async ({ method, path, headers, body }: PageRequest & { headers: Record<string, string> }) => {
    const sent = { method, path, body: readJson(body) }
    requests.push(sent)
    const answer = answers.findLast((one) => one.method === method && one.path === path)
    if (answer) return answer
    if (!request) throw new TypeError('Failed to fetch')
    return request({ ...sent, headers })
  }
  const pageFetch = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(String(input instanceof Request ? input.url : input), origin)
    const method = (init.method ?? 'GET').toUpperCase()
    fetching += 1
    try {
      const headers = Object.fromEntries(new Headers(init.headers))
      const { status, body } = await respond({ method, path: pathname + search, headers, body: init.body ?? undefined })
      const isText = typeof body === 'string'
      const type = isText ? 'text/plain' : 'application/json'
      const content = body === null || body === undefined ? null : isText ? body : JSON.stringify(body)
      return new Response(content, { status, headers: { 'content-type': type } })
    } finally {
      fetching -= 1
    }
  }

  async function open(address: string): Promise<Window> {
    await window?.happyDOM.abort()
    const opened = new Window({ url: new URL(address, `${origin}/`).href, settings: pageSettings })
    window = opened
    for (const [key, value] of stored) opened.localStorage.setItem(key, value)
    replaceGlobals(opened, ['location', 'history', 'localStorage', 'sessionStorage', 'navigator', 'FormData'])
    Object.assign(globalThis, { fetch: pageFetch })
    const importFile = openModules()
    const { document } = opened
    document.write(files.find((file) => file.path === path)?.text ?? '<!doctype html>')
    addStyles(opened, files, ({ text }) => print(text))
    new opened.MutationObserver(() => (changes += 1)).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    for (const script of document.querySelectorAll('script')) {
      const file = fileNamed(script.getAttribute('src')?.replace(/^\//, '') ?? '', files, ({ text }) => print(text))
      if (file) await importFile(file.path)
    }
    document.dispatchEvent(new opened.Event('DOMContentLoaded', { bubbles: true }))
    opened.dispatchEvent(new opened.Event('load'))
    await settle()
    return opened
  }

  /** Until nothing changes any more and nothing is being requested. */
  async function settle() {
    let quiet = 0
    for (let turn = 0; turn < maxTurns && quiet < 5; turn += 1) {
      const before = changes
      await new Promise((resolve) => setImmediate(resolve))
      quiet = changes === before && fetching === 0 ? quiet + 1 : 0
    }
  }
  const current = async () => window ?? open('/')
  const body = async () => (await current()).document.body
  const user = async () => {
    const { userEvent } = await import('@testing-library/user-event')
    return userEvent.setup({ document: (await current()).document as never, delay: null })
  }

  async function all(target: Data | undefined): Promise<HTMLElement[]> {
    const root = await body()
    if (typeof target === 'string') return [...root.ownerDocument.querySelectorAll(target)] as HTMLElement[]
    const { queries } = await import('@testing-library/dom')
    const { role, name, label, text } = target as Record<string, string>
    // Its types are those of a browser, which the engines do without.
    const page = root as never
    const found: unknown[] =
      role !== undefined
        ? queries.queryAllByRole(page, role, name === undefined ? {} : { name })
        : label === undefined
          ? queries.queryAllByText(page, text!)
          : queries.queryAllByLabelText(page, label)
    return found as HTMLElement[]
  }

  async function one(target: Data | undefined): Promise<HTMLElement> {
    const at = typeof target === 'object' ? Number((target as Step)['at'] ?? 0) : 0
    const found = (await all(target))[at]
    if (!found) throw new Error(await notFound(target))
    return found
  }

  async function notFound(target: Data | undefined): Promise<string> {
    if (typeof target === 'string') return `There is no element ${target} on the page.`
    const { role, name, label, text } = target as Record<string, string>
    if (role === undefined) return `There is no “${label ?? text}” on the page.`
    const others = (await all({ role })).map(shownText).filter((one) => one !== '')
    const there =
      others.length > 0
        ? ` There: ${others
            .slice(0, 6)
            .map((one) => `“${one}”`)
            .join(', ')}.`
        : ''
    return `There is no ${role}${name === undefined ? '' : ` “${name}”`} on the page.${there}`
  }

  const actions: Record<string, (step: Step) => Promise<unknown>> = {
    open: async ({ open: address }) => void (await open(textOf(address))),
    reload: async () => {
      const before = await current()
      stored = Object.entries(before.localStorage as unknown as Record<string, string>)
      await open(before.location.href)
    },
    click: async ({ click }) => (await user()).click((await one(click)) as never),
    type: async ({ type, into }) => {
      const field = await one(into)
      const typist = await user()
      await typist.clear(field as never)
      // Brackets mean keys there.
      if (type !== '') await typist.type(field as never, textOf(type).replaceAll(/[{[]/g, '$&$&'))
    },
    choose: async ({ choose, in: target }) =>
      (await user()).selectOptions((await one(target)) as never, textOf(choose)),
    press: async ({ press, in: target }) => {
      if (target !== undefined) (await one(target)).focus()
      await (await user()).keyboard(`{${textOf(press)}}`)
    },
    submit: async ({ submit }) => ((await one(submit)) as HTMLFormElement).requestSubmit(),
    wait: ({ wait }) => new Promise((resolve) => setTimeout(resolve, Number(wait))),
    read: async ({ read }) => shownText(await one(read)),
    readAll: async ({ readAll }) => (await all(readAll)).map(shownText),
    value: async ({ value }) => valueOf(await one(value)),
    count: async ({ count }) => (await all(count)).length,
    attribute: async ({ attribute, of }) => (await one(of)).getAttribute(textOf(attribute)),
    answer: async ({ answer, status = 200, body: content = null }) => {
      const [method = '', path = ''] = textOf(answer).split(' ')
      answers.push({ method, path, status: Number(status), body: content })
    },
    requests: async () => {
      await settle()
      return requests.map(({ method, path: address, body: content }) =>
        content === undefined ? `${method} ${address}` : { request: `${method} ${address}`, body: content },
      )
    },
  }
  const reading = new Set(['read', 'readAll', 'value', 'count', 'attribute', 'requests'])

  return {
    act: async (action, step) => {
      if (action !== 'answer' && action !== 'open') await current()
      const result = await actions[action]!(step)
      if (action !== 'answer') await settle()
      return reading.has(action) ? (result ?? null) : undefined
    },
    close: async () => {
      await window?.happyDOM.abort()
      window = null
      Object.assign(globalThis, { fetch: nodeFetch })
    },
  }
}

export const pageActions: ReadonlySet<string> = new Set(
  'open reload click type choose press submit wait read readAll value count attribute answer requests'.split(' '),
)

const shownText = (element: HTMLElement): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

function valueOf(element: HTMLElement): unknown {
  const { type, checked, value } = element as HTMLInputElement
  return type === 'checkbox' || type === 'radio' ? checked : (value ?? null)
}

function readJson(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body) as unknown
  } catch {
    return body
  }
}
