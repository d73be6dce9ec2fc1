import { useNavigate } from 'react-router'
import { toast } from '#web/kit/overlays/toast.ts'
import { useTakeNext } from './reviews.api.ts'

/** Takes what has waited longest and opens it; when nothing is left, the queue says so. */
export function useOpenNext() {
  const take = useTakeNext()
  const navigate = useNavigate()
  const open = async (wanted: { courseId?: number; skip?: number } = {}) => {
    const taken = await take.mutateAsync(wanted).catch(() => null)
    if (!taken) return
    if (taken.solutionId !== null) return navigate(`/admin/reviews/${taken.solutionId}`)
    toast('Nothing else waits for you')
    return navigate('/admin/reviews')
  }
  return {
    openNext: (wanted?: { courseId?: number; skip?: number }) => void (take.isPending ? null : open(wanted)),
    isBusy: take.isPending,
  }
}
