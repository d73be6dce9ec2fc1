import { fullResume } from '../resumes.ts'
import { own, type Rows, shared } from './row.ts'

/** Jobs and the resume. */
export const careers: Rows = {
  listJobs: shared(),
  getJob: shared(async ({ newJob }) => ({ params: { jobId: await newJob() } })),
  listMyJobs: own(),
  trackJob: own(async ({ newJob }) => ({
    params: { jobId: await newJob() },
    body: { isSaved: true, appliedOn: null, note: 'Call them' },
  })),
  getMyResume: own(),
  saveResume: own(() => ({ body: { resume: fullResume, template: 1, version: 0 } }), { byNewcomers: true }),
  getResumeOffers: own(async ({ newCertificate }) => {
    await newCertificate()
    return {}
  }),
  makeResumeLinks: own(),
}
