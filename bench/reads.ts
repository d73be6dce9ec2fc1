import { startBaseline } from './baselines.ts'
import type { Case } from './cases.ts'
import { type Crowd, fill, type Sample } from './growth/crowd.ts'
import type { Product } from './product.ts'

const school: Crowd = { learners: 1_000, solutions: 10_000, entries: 100 }
const filled = new WeakMap<Product, Promise<Sample>>()

/** All cases of a run share one school. */
function sampleOf(product: Product): Promise<Sample> {
  const known = filled.get(product) ?? fill(product, school)
  filled.set(product, known)
  return known
}

type Who = (sample: Sample) => string
const learner: Who = ({ learnerToken }) => learnerToken
const mentor: Who = ({ mentorToken }) => mentorToken
const admin: Who = ({ adminToken }) => adminToken

/** The most frequent reads, in a school of 1,000 learners. */
export const reads: Case[] = [
  read('dashboard', learner, () => '/v1/user/snapshot'),
  read('my courses', learner, () => '/v1/user/getEnrolledCourses'),
  read('all courses', learner, () => '/v1/course/getAllCourses'),
  read('tasks, 20 of 5 steps', learner, ({ courseId }) => `/v1/course/getTasks?courseId=${courseId}`),
  read('performance', learner, () => '/v1/user/performance'),
  read('notifications', learner, () => '/v1/notifications'),
  read('wallet', learner, () => '/v1/wallet'),
  read('my payments', learner, () => '/v1/payments/mine'),
  read('my jobs', learner, () => '/v1/user/jobs'),
  read('bug board', learner, () => '/v1/bugs'),
  read('review queue', mentor, () => '/v1/reviews'),
  read('staff home', admin, () => '/v1/overview'),
  read('payments list', admin, () => '/v1/payments'),
  read('users', admin, () => '/v1/users'),
  read('users, a search', admin, () => '/v1/users?search=priya%20777'),
  {
    name: 'export of 1,000 users',
    isBrief: true,
    prepare: async (product) => {
      const { adminToken } = await sampleOf(product)
      const url = product.url + (await exportLink(product, adminToken))
      const body = await (await fetch(url)).text()
      const constant = await startBaseline('node:http, same bytes', {
        kind: 'constant',
        body,
        type: 'text/csv; charset=utf-8',
      })
      // More would not finish within a turn.
      return { request: { url, connections: 4 }, baselines: [constant] }
    },
  },
]

function read(name: string, who: Who, path: (sample: Sample) => string): Case {
  return {
    name,
    isBrief: true,
    prepare: async (product) => {
      const sample = await sampleOf(product)
      const request = { url: product.url + path(sample), headers: { authorization: `Bearer ${who(sample)}` } }
      const response = await fetch(request.url, { headers: request.headers })
      if (!response.ok) throw new Error(`${path(sample)} answered ${response.status}`)
      const known = { connection: await product.connection(), body: await response.text() }
      return {
        request,
        baselines: [await startBaseline('session look-up, same bytes', { kind: 'known-answer', ...known })],
      }
    },
  }
}

async function exportLink({ url }: Product, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ list: 'users' })
  const answer = await fetch(`${url}/v1/exports`, { method: 'POST', headers, body })
  const { data, message } = (await answer.json()) as { data: { url: string }; message: string }
  if (!answer.ok) throw new Error(`the export answered ${answer.status}: ${message}`)
  return data.url
}
