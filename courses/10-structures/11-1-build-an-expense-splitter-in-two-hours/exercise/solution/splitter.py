def split_equally(paise, people):
    """Splits an amount into equal shares; the first people carry the remainder, one paisa each."""
    share, remainder = divmod(paise, len(people))
    return {person: share + (1 if i < remainder else 0) for i, person in enumerate(people)}


def settle(balances):
    """Payments that bring all balances to 0: at most one less than there are people with a balance."""
    left = {person: paise for person, paise in balances.items() if paise != 0}
    payments = []
    while left:
        debtor = min(left, key=left.get)
        creditor = max(left, key=left.get)
        paise = min(-left[debtor], left[creditor])
        payments.append((debtor, creditor, paise))
        left[debtor] += paise
        left[creditor] -= paise
        left = {person: paise for person, paise in left.items() if paise != 0}
    return payments


class Group:
    """A group with its balances in paise. The sum of all balances is always 0."""

    def __init__(self):
        self._balances = {}

    def add_person(self, name):
        if name in self._balances:
            raise ValueError(f"{name} is already in the group")
        self._balances[name] = 0

    def add_expense(self, paise, paid_by, shares):
        if paise <= 0:
            raise ValueError("The amount must be more than 0")
        for person in [paid_by, *shares]:
            if person not in self._balances:
                raise ValueError(f"{person} is not in the group")
        if sum(shares.values()) != paise:
            raise ValueError("The shares don't add up to the amount")

        self._balances[paid_by] += paise
        for person, share in shares.items():
            self._balances[person] -= share

    @property
    def balances(self):
        return dict(self._balances)
