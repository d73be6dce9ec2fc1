from wishes import wishes as all_wishes


def plan_budget(wishes, budget):
    """Chooses wishes with the most benefit within the budget; of equal benefits,
    the lowest price. A wish is a dict with "name", "price" and "benefit"; one with
    "must": True has to be chosen. Returns a dict with "chosen", "price" and
    "benefit", the names in the order of the input."""
    # Take the musts first. Which unit divides all other prices?


print(plan_budget([{"name": "seeds", "price": 650, "benefit": 35}, {"name": "banner", "price": 550, "benefit": 22}], 1000))
print(plan_budget(all_wishes, 12_000))
