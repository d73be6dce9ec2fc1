from math import gcd


def plan_budget(wishes, budget):
    """The most benefit within the budget; of equal benefits, the lowest price."""
    musts = [wish for wish in wishes if wish.get("must")]
    left = budget - sum(wish["price"] for wish in musts)
    if left < 0:
        raise ValueError(f"₹{-left} are missing for the wishes that must be chosen")

    unpicked = [wish for wish in wishes if not wish.get("must")]
    unit = gcd(*(wish["price"] for wish in unpicked)) or 1
    columns = left // unit
    rows = [[0] * (columns + 1)]
    for wish in unpicked:
        above = rows[-1]
        units = wish["price"] // unit
        rows.append(
            [
                max(skip, above[money - units] + wish["benefit"]) if units <= money else skip
                for money, skip in enumerate(above)
            ]
        )

    # The smallest column with the best benefit gives the lowest price.
    money = rows[-1].index(rows[-1][columns])
    picked = []
    for i in range(len(unpicked), 0, -1):
        if rows[i][money] != rows[i - 1][money]:
            picked.append(unpicked[i - 1])
            money -= unpicked[i - 1]["price"] // unit
    chosen = [wish for wish in wishes if wish.get("must") or any(wish is other for other in picked)]
    return {
        "chosen": [wish["name"] for wish in chosen],
        "price": sum(wish["price"] for wish in chosen),
        "benefit": sum(wish["benefit"] for wish in chosen),
    }
