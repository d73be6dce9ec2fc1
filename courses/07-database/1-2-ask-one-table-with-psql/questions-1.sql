-- Questions 1 to 15. Write one query under each. The number in brackets is the answer to compare with.

-- 1. How many titles does the library own? [6000]

-- 2. How many members joined in 2020? [450]

-- 3. Which languages are there? List each once, in alphabetical order. [3 rows]

-- 4. What are the five oldest titles by year of publication? Break ties by title_id. [the first is title 90]

-- 5. How many Hindi titles were published in or after 2010? [84]

-- 6. How many loans started on 15 August 2023? [47]

-- 7. How many loans started in May 2024? [1663]

-- 8. Which members are called Meera? How many are there, with any surname? [181]

-- 9. How many titles have the word lighthouse in their name, in capital or small letters? [192]

-- 10. What was the longest finished loan, in days? [44]

-- 11. List the three copies with the highest copy number at Aluva. [15000, 14991, 14986]

-- 12. How many copies are at Aluva or Kakkanad? [7467]

-- 13. What is the total of all fines, and what is the largest one? [849280.00 and 46.00]

-- 14. How many different members have borrowed at least once? [7763]

-- 15. Which five members joined last? Newest first; break ties by the higher member number. [the first is 8000]
