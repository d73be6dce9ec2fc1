import type { ReactNode } from 'react'
import type { Exercise } from '#contract/learning/practice.ts'
import { shelf } from '#engines/project/shelf.ts'
import { ChevronRight } from '#web/kit/icons.tsx'

/** What a project can import, and how it runs on the learner's own computer. */
export function AtHome({ exercise: { starter } }: { exercise: Exercise }) {
  const scripts = scriptsOf(starter.find(({ path }) => path === 'package.json')?.text ?? '')
  return (
    <>
      <Disclosure title="Packages you can use">
        <ul className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
          {shelf.map(({ name, version, use }) => (
            <li key={name} className="wrap-anywhere">
              <code>{name}</code> <span className="text-soft tabular-nums">{version}</span>
              <span className="block text-soft">{use}</span>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-soft">
          Parts of Node work too, such as <code>node:test</code>, <code>node:crypto</code> and <code>node:http</code>.
          Nothing else is installed on our server, and your code can’t reach the internet there.
        </p>
      </Disclosure>
      <Disclosure title="Run it on your computer">
        <p>Install Node 24 or newer, put the files of the project into a folder, and run there:</p>
        <pre className="mt-2 overflow-x-auto rounded-small bg-haze px-3 py-2 font-mono text-[0.8125rem]">
          {['npm install', scripts.start && 'npm start', scripts.test && 'npm test'].filter(Boolean).join('\n')}
        </pre>
      </Disclosure>
    </>
  )
}

function scriptsOf(text: string): { start?: string; test?: string } {
  try {
    return (JSON.parse(text) as { scripts?: { start?: string; test?: string } }).scripts ?? {}
  } catch {
    return {}
  }
}

const Disclosure = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group/home border-t border-line">
    <summary className="type-label flex min-h-11 items-center gap-1.5 px-4 outline-offset-[-2px] hover:bg-haze/60">
      <ChevronRight aria-hidden="true" className="size-4.5 text-soft transition-transform group-open/home:rotate-90" />
      {title}
    </summary>
    <div className="type-small px-4 pb-3">{children}</div>
  </details>
)
