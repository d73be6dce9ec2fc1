import { useNavigate } from 'react-router'
import { toast } from '#web/kit/overlays/toast.ts'
import { useClaimNext } from './reviews.api.ts'

type Filter = { courseId?: number; skip?: number }

export function useOpenNext() {
  const claimNext = useClaimNext()
  const navigate = useNavigate()
  const open = async (filter: Filter = {}) => {
    const claimed = await claimNext.mutateAsync({ body: filter }).catch(() => null)
    if (!claimed) return
    if (claimed.solutionId !== null) return navigate(`/admin/reviews/${claimed.solutionId}`)
    toast('You’re all caught up')
    return navigate('/admin/reviews')
  }
  return {
    openNext: (filter?: Filter) => void (claimNext.isPending ? null : open(filter)),
    isBusy: claimNext.isPending,
  }
}
