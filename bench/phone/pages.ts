import type { Product } from '../product.ts'

export type Person = { email: string; userId: number; username: string; token: string; role: string }

/** Signs in to a demo account. Once per run: a third sign-in of a learner would end the first. */
export async function signIn({ url }: Product, name: 'learner' | 'mentor' | 'admin'): Promise<Person> {
  const email = `${name}@kaushal.example`
  const response = await fetch(`${url}/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'kaushal-demo-2025' }),
  })
  const { data, message } = (await response.json()) as { data: Omit<Person, 'email'>; message: string }
  if (!response.ok) throw new Error(`${email} can’t sign in: ${message}`)
  return { ...data, email }
}

/** A page, and a text in it that only its data contains: a skeleton doesn't have it. Or the class of an element. */
export type PhonePage = {
  name: string
  path: string
  content: string
  person: Person | null
  /** Where they differ from those of all pages. */
  limits?: Partial<PhoneLimits>
}
export type PhoneLimits = { requests: number; scriptBytes: number; calls: number; first: number; repeat: number }

type People = Record<'learner' | 'mentor' | 'admin', Person>

/** With the demo data. The public home page is there for comparison. */
export async function phonePages(product: Product, { learner, mentor, admin }: People): Promise<PhonePage[]> {
  const step = await stepPath(product, learner, 'Write a debounce you can cancel')
  const review = `/admin/reviews/${await waitingSolution(product, mentor, 'Model a library’s loans')}`
  return [
    { name: 'home', path: '/', content: 'Start your tech career, one step at a time', person: null },
    { name: 'login', path: '/login', content: 'Pick up where you left off.', person: null },
    { name: 'subscribe', path: '/subscribe', content: 'sample@upi', person: null },
    { name: 'dashboard', path: '/dashboard', content: 'Write a debounce you can cancel', person: learner },
    {
      name: 'my courses',
      path: '/dashboard/my-courses',
      content: 'Interfaces that load on a slow network and work for everyone',
      person: learner,
    },
    { name: 'tasks', path: '/dashboard/tasks/2', content: 'The price board without a script', person: learner },
    {
      name: 'step with lesson',
      path: step,
      content: "A lift doesn't leave when the first person steps in.",
      person: learner,
    },
    {
      name: 'exercise',
      path: `${step}#your-task`,
      content: '.code-editor-ready',
      person: learner,
      limits: { requests: 30, scriptBytes: 420 * 1024, first: 2800, repeat: 1500 },
    },
    { name: 'review queue', path: '/admin/reviews', content: 'Rohit Jadhav', person: mentor },
    { name: 'workbench', path: review, content: 'Devika Menon', person: mentor },
    { name: 'workbench, code', path: review, content: 'one_reader_at_a_time', person: mentor },
    { name: 'staff home', path: '/admin', content: 'Oldest', person: admin },
  ]
}

async function stepPath({ url }: Product, { token }: Person, name: string): Promise<string> {
  const response = await fetch(`${url}/v1/course/getTasks?courseId=2`, {
    headers: { authorization: `Bearer ${token}` },
  })
  type Task = { taskSteps: { taskStepId: number; taskStepTitle: string }[] }
  const { data } = (await response.json()) as { data: Task[] }
  const step = data.flatMap(({ taskSteps }) => taskSteps).find(({ taskStepTitle }) => taskStepTitle === name)
  if (!step) throw new Error(`The demo data has no step “${name}”`)
  return `/dashboard/tasks/2/steps/${step.taskStepId}`
}

async function waitingSolution({ url }: Product, { token }: Person, step: string): Promise<number> {
  const response = await fetch(`${url}/v1/reviews`, { headers: { authorization: `Bearer ${token}` } })
  const { data } = (await response.json()) as { data: { items: { solutionId: number; taskStepTitle: string }[] } }
  const waiting = data.items.find(({ taskStepTitle }) => taskStepTitle === step)
  if (!waiting) throw new Error(`The demo data has no solution of “${step}” waiting for review`)
  return waiting.solutionId
}
