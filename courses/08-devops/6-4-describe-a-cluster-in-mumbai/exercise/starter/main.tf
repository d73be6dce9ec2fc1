# Kadai in Mumbai, as Kavin wrote it in an afternoon. At least ten things are missing or wrong, here and in both modules.
terraform {
  required_providers {
    aws = { source = "hashicorp/aws" }
  }
}

provider "aws" {
  region = "us-east-1"
}

module "network" {
  source = "./network"
}

module "cluster" {
  source     = "./cluster"
  subnet_ids = ["subnet-0a1b2c3d"]
}

module "database" {
  source     = "./database"
  vpc_id     = module.network.id
  subnet_ids = module.network.subnets
}
