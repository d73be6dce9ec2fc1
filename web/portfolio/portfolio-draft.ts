import { Portfolio, type StoredPortfolio } from '#contract/portfolio/portfolio.ts'
import { z } from '#contract/kit/zod.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { createDraft } from '#web/kit/forms/autosave.ts'

type Options = {
  userId: number
  server: StoredPortfolio
  save: (draft: { portfolio: Portfolio; version: number }) => Promise<{ version: number; savedAt: string }>
  load: () => Promise<StoredPortfolio>
}

export const savedPortfolio = ({ portfolio, version, savedAt }: StoredPortfolio) => ({
  content: portfolio,
  version,
  savedAt,
})

/** A copy on the device may lack a name, because it is stored while the learner types. */
const Unfinished = Portfolio.extend({ shownName: z.string() })

export const createPortfolioDraft = ({ userId, server, save, load }: Options) =>
  createDraft<Portfolio>({
    key: `portfolio-draft-${userId}`,
    server: savedPortfolio(server),
    save: async (portfolio, version) => {
      const checked = Portfolio.safeParse(portfolio)
      if (!checked.success) throw new ApiError('invalid_input', checked.error.issues[0]!.message)
      return save({ portfolio: checked.data, version })
    },
    load: async () => savedPortfolio(await load()),
    isSame: (one, other) => asStored(one) === asStored(other),
    isUsable: (stored) => Unfinished.safeParse(stored).success,
  })

const asStored = (portfolio: Portfolio): string => JSON.stringify(Portfolio.safeParse(portfolio).data ?? portfolio)
