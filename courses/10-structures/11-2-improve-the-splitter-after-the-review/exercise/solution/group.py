class Group:
    """A group with balances in paise that always add up to 0. A refused expense changes nothing."""

    def __init__(self):
        self._balances = {}
        self._added = set()  # ids of the expenses that were added
        self.version = 0

    def add_person(self, name):
        if name in self._balances:
            raise ValueError(f"{name} is already in the group")
        self._balances[name] = 0

    def add_expense(self, expense, seen_version=None):
        if expense["id"] in self._added:
            return False
        if seen_version is not None and seen_version != self.version:
            raise ValueError("The balances have changed since you looked; look again")
        self._check(expense)

        self._balances[expense["paidBy"]] += expense["paise"]
        for person, share in expense["shares"].items():
            self._balances[person] -= share
        self._added.add(expense["id"])
        self.version += 1
        return True

    def balances(self):
        return dict(self._balances)

    def _check(self, expense):
        paise, shares = expense["paise"], expense["shares"]
        if not isinstance(paise, int) or paise <= 0:
            raise ValueError(f"The amount {paise} is not a whole number of paise above 0")
        for person in [expense["paidBy"], *shares]:
            if person not in self._balances:
                raise ValueError(f"{person} is not in the group")
        for person, share in shares.items():
            if not isinstance(share, int) or share < 0:
                raise ValueError(f"{person} can't have a share of {share} paise")
        if sum(shares.values()) != paise:
            raise ValueError(f"The shares add up to {sum(shares.values())} paise, not to {paise}")
