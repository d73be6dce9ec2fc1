# Move this file aside for a plan without an account.
terraform {
  backend "s3" {
    bucket       = "hospital-tofu-state"
    key          = "production/tofu.tfstate"
    region       = "ap-south-1"
    encrypt      = true
    use_lockfile = true
  }
}
