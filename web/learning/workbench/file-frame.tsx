import { Loading, SkeletonText } from '#web/kit/states/skeleton.tsx'

export const waiting = (
  <Loading className="p-4">
    <SkeletonText lines={8} />
  </Loading>
)
export const fills = 'overflow-auto max-xl:max-h-[75dvh] xl:h-full'
