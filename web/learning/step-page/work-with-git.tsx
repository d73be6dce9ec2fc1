import { ChevronRight } from '#web/kit/icons.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { CopyButton } from '#web/kit/overlays/copy-button.tsx'

const save = 'git add .\ngit commit -m "Describe what you changed"\ngit push'

/** For those who work in their own editor: where to clone the step, and how to submit from there. */
export function WorkWithGit({ url }: { url: string }) {
  return (
    <details className="group/git mt-6">
      <summary className="type-label inline-flex min-h-9 items-center gap-1.5 rounded-small pr-2 hover:text-indigo pointer-coarse:min-h-11">
        <ChevronRight aria-hidden="true" className="size-4.5 text-soft transition-transform group-open/git:rotate-90" />
        Work with Git
      </summary>
      <div className="mt-2 grid max-w-prose grid-cols-1 gap-3">
        <p>
          Clone this step and work in your own editor. Git asks for a password: use an access token from your{' '}
          <RouteLink to="/dashboard/settings#git">settings</RouteLink>. Any user name works.
        </p>
        <Commands label="Clone command" text={`git clone ${url}`} />
        <p>Every push of main is an attempt. Your terminal shows the results of the checks.</p>
        <Commands label="Push commands" text={save} />
      </div>
    </details>
  )
}

function Commands({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex items-start justify-between gap-3 rounded-control border border-line bg-haze py-2 pr-2 pl-3">
      <pre className="min-w-0 py-1 text-[0.9375rem] wrap-anywhere whitespace-pre-wrap">{text}</pre>
      <CopyButton label={label} value={text} className="shrink-0" />
    </div>
  )
}
