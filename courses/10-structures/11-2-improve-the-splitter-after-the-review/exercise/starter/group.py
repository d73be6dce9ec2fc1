class Group:
    """A colleague's group after 120 minutes. It runs. The review says:

    a. A refused expense leaves half of the balances changed.
    b. Shares that don't add up to the amount are accepted, and so is an amount
       of 0 or a negative share.
    c. The message says "wrong", not what is wrong.
    d. Adding Asha a second time sets her balance to 0.
    e. balances() hands out the inner dict: callers can change it.
    f. A request that the phone repeats is added twice, although each expense
       has an id.
    g. Somebody saves an expense while looking at old balances, and nobody
       notices it (see version).
    h. `x` could be called `share`.
    """

    def __init__(self):
        self.people = {}
        self.version = 0  # how many expenses were added

    def add_person(self, name):
        self.people[name] = 0

    def add_expense(self, expense, seen_version=None):
        """Returns True if the expense was added, False if its id was added before.
        An expense is a dict with "id", "paise", "paidBy" and "shares"."""
        self.people[expense["paidBy"]] += expense["paise"]
        for person, x in expense["shares"].items():
            if person not in self.people:
                raise ValueError("wrong")
            self.people[person] -= x
        self.version += 1
        return True

    def balances(self):
        return self.people


group = Group()
for name in ["Asha", "Ravi"]:
    group.add_person(name)
try:
    group.add_expense({"id": "e1", "paise": 1000, "paidBy": "Asha", "shares": {"Ravi": 500, "Zoya": 500}})
except ValueError as error:
    print(error)
print(group.balances())
