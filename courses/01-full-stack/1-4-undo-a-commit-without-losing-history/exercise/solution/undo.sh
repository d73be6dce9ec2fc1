#!/usr/bin/env bash
# One command below each question. Commands are only read here, not run.

# 1. You changed style.css and want its last saved state back. Nothing is staged.
git restore style.css

# 2. You ran "git add secrets.txt" by mistake. It must not be in the next commit, but stay in the folder.
git restore --staged secrets.txt

# 3. Commit 33c6147 is old and was wrong. Later commits must stay. Take Git's own message.
git revert --no-edit 33c6147

# 4. Your last commit has the message "chnages". Nobody has it yet. The message shall be "Add the form".
git commit --amend -m "Add the form"

# 5. You want to try a print view without touching main: make the branch print-view and go there.
git switch -c print-view

# 6. The try was good, and you are on main again. Bring it home with a merge commit.
git merge --no-ff --no-edit print-view

# 7. See what you would lose before you throw away changes in index.html.
git diff index.html
