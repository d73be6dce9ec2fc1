import { getSharedWork, type SharedWork } from '#contract/portfolio/page.ts'
import { nullIfMissing } from '#web/kit/api/is-rejection.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { fileSize } from '#web/kit/format.ts'
import { LinkEnded } from '#web/kit/states/link-ended.tsx'
import { ContentHash } from './shared-view.tsx'

type Data = { work: SharedWork | null; portfolioUrl: string }

function SharedWorkPage({ data: { work, portfolioUrl } }: { data: Data }) {
  if (!work) return <LinkEnded />
  const { shownName, title, text, files, contentHash } = work
  return (
    <article className="container-page py-10 sm:py-14">
      <p className="type-small mb-2">
        <a href={portfolioUrl} className="touch link wrap-anywhere">
          {shownName}’s portfolio
        </a>
      </p>
      <h1 className="type-h1 wrap-anywhere">{title}</h1>
      <p className="mt-3 max-w-2xl text-soft">The approved work, as {shownName} submitted it.</p>
      {text && (
        <section aria-label="Text" className="surface mt-8 p-4 sm:p-5">
          <p className="max-w-3xl wrap-anywhere whitespace-pre-line">{text}</p>
        </section>
      )}
      <ul className="mt-8 grid grid-cols-1 gap-6">
        {files.map((file) => (
          <File key={file.path} {...file} />
        ))}
      </ul>
      <section aria-labelledby="hash" className="type-small mt-8 max-w-2xl text-soft">
        <h2 id="hash" className="type-label text-ink">
          Content hash
        </h2>
        <ContentHash hash={contentHash} />
      </section>
    </article>
  )
}

function File({ path, bytes, sha256, text }: SharedWork['files'][number]) {
  return (
    <li className="surface min-w-0 overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3">
        <h2 className="min-w-0 font-mono text-sm font-semibold wrap-anywhere">{path}</h2>
        <p className="type-small text-soft">{fileSize(bytes)}</p>
      </div>
      {text === null ? (
        <p className="type-small border-t border-line px-4 py-3 text-soft">
          Not shown here, because it’s long or isn’t text. Its SHA-256 is{' '}
          <code className="break-all text-ink">{sha256}</code>
        </p>
      ) : (
        <PlainCode path={path} text={text} />
      )}
    </li>
  )
}

const PlainCode = ({ path, text }: { path: string; text: string }) => (
  // A scrolling region must be focusable.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section aria-label={path} tabIndex={0} className="code-frame border-t border-line">
    <pre className="w-fit min-w-full px-4 py-3">
      <code>{text}</code>
    </pre>
  </section>
)

export const page: PublicPage<Data> = {
  load: async (call, { params }) => {
    const [token, key] = [params['token'] ?? '', params['key'] ?? '']
    const work = await nullIfMissing(call(getSharedWork, { params: { token, key } }))
    return { work, portfolioUrl: `/portfolio/${encodeURIComponent(token)}` }
  },
  status: ({ work }) => (work ? 200 : 404),
  // Chats show the title of a link, so it names nobody.
  head: () => ({ title: 'Approved work', description: 'Work that a learner shares.', isNoIndex: true }),
  View: SharedWorkPage,
  isInteractive: false,
  freshness: 'private',
}
