import { getJob } from '#contract/careers/jobs.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { nullIfMissing } from '#web/kit/api/is-rejection.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { indiaDate } from '#web/kit/format.ts'
import { ChevronLeft } from '#web/kit/icons.tsx'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { ErrorIllustration } from '#web/kit/layout/illustrations.tsx'
import { SampleMark } from '#web/site/index.ts'
import { HrFacts, JobFacts, JobLinks } from './job-card.tsx'
import { jobPosting } from './job-posting.ts'
import { describePay, postedLabel } from './jobs.rules.ts'
import { PartnerMark } from './partner-mark.tsx'

type ShownJob = ReplyOf<typeof getJob>
type Data = { job: ShownJob | null; today: string }

function JobPage({ data: { job, today } }: { data: Data }) {
  if (!job) return <JobNotFound />
  return (
    <article className="container-page py-10 sm:py-14">
      <a href="/jobs" className="touch inline-flex items-center gap-1 text-soft hover:text-ink hover:underline">
        <ChevronLeft aria-hidden="true" className="size-5" />
        All openings
      </a>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="type-h1 wrap-anywhere">{job.title}</h1>
        <PartnerMark isPartner={job.isPartner} />
        <SampleMark isSample={job.isSample} />
      </div>
      <p className="mt-2 text-lg wrap-anywhere">{job.companyName}</p>
      <JobFacts job={job} posted={postedLabel(job.postedDate, today)} isClosed={job.isClosed} />
      {job.isClosed && (
        <Callout tone="waiting" className="mt-6 max-w-2xl">
          This opening is closed.{' '}
          <a href="/jobs" className="link">
            See the open ones
          </a>
          .
        </Callout>
      )}
      <p className="mt-7 flex flex-wrap gap-3">
        <JobLinks job={job} isClosed={job.isClosed} isMain />
      </p>
      {job.description && (
        <section aria-labelledby="about-the-job" className="mt-10 max-w-3xl">
          <h2 id="about-the-job" className="type-h3 mb-3">
            About the job
          </h2>
          <p className="wrap-anywhere whitespace-pre-line">{job.description}</p>
        </section>
      )}
      <section aria-labelledby="hr-details" className="mt-10 max-w-3xl">
        <h2 id="hr-details" className="type-h3 mb-3">
          HR Details
        </h2>
        <HrFacts job={job} />
      </section>
    </article>
  )
}

const JobNotFound = () => (
  <div className="container-page section flex flex-col items-center text-center">
    <ErrorIllustration />
    <h1 className="type-h2 mt-6">Job not found</h1>
    <p className="mt-3 mb-6 max-w-md text-soft">The link may be mistyped, or the opening was removed.</p>
    <ButtonLink href="/jobs">See all openings</ButtonLink>
  </div>
)

function describe(job: ShownJob): string {
  const { title, companyName, location, experience } = job
  const pay = describePay(job)
  return `${title} at ${companyName}, ${location}. Experience: ${experience}.${pay && ` Pay: ${pay}.`} Apply directly with the company.`
}

export const page: PublicPage<Data> = {
  load: async (call, { params }) => ({
    job: await nullIfMissing(call(getJob, { params: { jobId: params['jobId'] } })),
    today: indiaDate(new Date()),
  }),
  status: ({ job }) => (job ? (job.isClosed ? 410 : 200) : 404),
  head: ({ data: { job } }) => {
    if (!job) return { title: 'Job not found', description: 'We couldn’t find this job.', isNoIndex: true }
    const isOffered = !job.isSample && !job.isClosed
    return {
      title: `${job.title} at ${job.companyName}, ${job.location}`,
      description: describe(job),
      image: 'og-jobs',
      ...(isOffered ? { jsonLd: [jobPosting(job)] } : { isNoIndex: true }),
    }
  },
  View: JobPage,
  isInteractive: false,
}
