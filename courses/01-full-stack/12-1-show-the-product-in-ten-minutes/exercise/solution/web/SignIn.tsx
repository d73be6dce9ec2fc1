import { useActionState } from 'react'
import { postJson } from './api.ts'
import { useQueryClient } from './query.tsx'

export function SignIn() {
  const client = useQueryClient()
  const [state, action, isPending] = useActionState(
    async (_previous: { email: string; message: string }, data: FormData) => {
      const [email, password] = [String(data.get('email')), String(data.get('password'))]
      try {
        await postJson('/api/login', { email, password })
        await client.invalidateQueries({ queryKey: ['me'] })
        return { email, message: '' }
      } catch (error) {
        return { email, message: (error as Error).message }
      }
    },
    { email: '', message: '' },
  )
  return (
    <form action={action}>
      <label>
        Email <input name="email" type="email" autoComplete="username" required defaultValue={state.email} />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button disabled={isPending}>Sign in</button>
      <p role="alert">{state.message}</p>
    </form>
  )
}
