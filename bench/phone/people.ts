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
