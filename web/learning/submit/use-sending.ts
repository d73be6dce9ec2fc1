import { useRef, useState } from 'react'
import { ApiError } from '#web/kit/api/call.ts'
import { useIsShown } from '#web/kit/outbox/use-is-shown.ts'
import { useSubmitSolution } from '../solutions/solutions.api.ts'

/** Ignores a second press while the first is under way; a ref, because state lags behind two quick presses. */
export function useSending<Input = void>(
  act: (submit: ReturnType<typeof useSubmitSolution>['mutateAsync'], input: Input) => Promise<void>,
) {
  const { mutateAsync } = useSubmitSolution(useIsShown())
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const busy = useRef(false)

  async function send(input: Input) {
    if (busy.current) return
    busy.current = true
    setIsBusy(true)
    setProblem(null)
    try {
      await act(mutateAsync, input)
    } catch (error) {
      setProblem(error instanceof ApiError ? error : new ApiError('unexpected', 'Something went wrong.'))
    } finally {
      busy.current = false
      setIsBusy(false)
    }
  }
  return { send, isBusy, problem }
}

export function describeProblem({ code, fields, message }: ApiError): string {
  if (code === 'unreachable') {
    return 'We can’t reach the server right now. Everything is saved on this device. Press Submit again when you’re online.'
  }
  const [field] = Object.values(fields)
  return `${(field ?? message).replace(/\.?$/, '.')} Nothing you wrote is lost.`
}
